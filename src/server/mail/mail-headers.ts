/** Sender, recipient and Message-ID of the mail of job `id`; `from` is an address that may have a name. */
export const mailHeaders = ({ id, from, to }: { id: string; from: string; to: string }) => ({
  from,
  // An address as an object is always a single recipient, whatever characters it contains.
  to: { name: "", address: to },
  messageId: `<${id}@${/@([^\s>@]+)>?$/.exec(from)?.[1] ?? "localhost"}>`,
});
