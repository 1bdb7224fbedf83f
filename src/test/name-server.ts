import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, decode, encode, type RecordType } from "dns-packet";

export interface NameServer {
  /** `127.0.0.1:port` */
  address: string;
  /** Its records: name → kind → values. Any other name does not exist. */
  names: Record<string, Partial<Record<"TXT" | "CNAME" | "A" | "AAAA", string[]>>>;
  /** When set, it receives queries and never responds. */
  silent: boolean;
  close(): Promise<void>;
}

/** A name server on this machine. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket("udp4");
  const server: NameServer = {
    address: "",
    names: {},
    silent: false,
    close: async () => void socket.close(),
  };
  socket.on("message", (packet, { port, address }) => {
    if (server.silent) return;
    const { id, questions = [] } = decode(packet);
    const [question] = questions;
    const records = server.names[question?.name.toLowerCase() ?? ""];
    const kind = question?.type as RecordType & keyof NonNullable<typeof records>;
    const answers = (records?.[kind] ?? []).map(
      (data) => ({ type: kind, name: question?.name ?? "", ttl: 1, data }) as Answer,
    );
    // 3: NXDOMAIN
    socket.send(encode({ type: "response", id, flags: records ? 0 : 3, questions, answers }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}
