import { expect, it } from "vitest";
import { addressKey, isLoopback, networkKey } from "./address-key";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
  ["not:an:address", "not:an:address"],
])("rate limits %s as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["203.0.113.9", false],
  ["2001:db8::1", false],
  ["unknown", false],
])("%s is a loopback address: %s", (address, own) => {
  expect(isLoopback(address)).toBe(own);
});

it.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["::ffff:203.0.113.200", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::9", "2001:db8:1::/48"],
  ["2001:db8:2::9", "2001:db8:2::/48"],
  ["unknown", "unknown"],
  ["", ""],
])("the network of %s is %s", (address, key) => {
  expect(networkKey(address)).toBe(key);
});
