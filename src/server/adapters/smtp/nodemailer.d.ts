/** The part of nodemailer 7 that we use; the package ships no types. */
declare module "nodemailer" {
  interface Message {
    from: string;
    to: { name: string; address: string };
    subject: string;
    text: string;
    html: string;
    messageId: string;
    headers?: Record<string, string>;
  }
  interface Transporter<Sent> {
    sendMail(message: Message): Promise<Sent>;
    close(): void;
  }
  export function createTransport(options: {
    url: string;
    pool: true;
    maxConnections: number;
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  }): Transporter<{ messageId: string }>;
  export function createTransport(options: {
    streamTransport: true;
    buffer: true;
    newline: "windows";
  }): Transporter<{ messageId: string; message: Buffer }>;
}
