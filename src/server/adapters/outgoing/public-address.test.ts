import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address";

describe("a public address", () => {
  it.each([
    "8.8.8.8",
    "142.250.79.10",
    "1.1.1.1",
    "172.32.0.1",
    "100.63.255.255",
    "2800:3f0:4002::200a",
    "2606:4700::1",
  ])("is %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["loopback", "::1"],
    ["this network", "0.0.0.0"],
    ["unspecified", "::"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["link-local, with the metadata of clouds", "169.254.169.254"],
    ["link-local", "fe80::1"],
    ["shared by CGNAT", "100.64.0.1"],
    ["shared by CGNAT", "100.127.255.255"],
    ["IETF's", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["documentation", "2001:db8::1"],
    ["benchmarking", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unique local", "fc00::1"],
    ["unique local", "fd12:3456::1"],
    ["site-local, which is deprecated", "fec0::1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::7f00:1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["local NAT64", "64:ff9b:1::7f00:1"],
    ["6to4", "2002:7f00:1::"],
    ["Teredo", "2001::7f00:1"],
    ["with a zone", "fe80::1%eth0"],
    ["no address", "localhost"],
    ["empty", ""],
  ])("is not one that is %s: %s", (_what, address) => expect(isPublicAddress(address)).toBe(false));
});
