/** The part of autocannon that the bench uses. */
declare module "autocannon" {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }
  export interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Requests per second of all connections together. */
    overallRate?: number;
    setupClient: (client: Client) => void;
  }
  export default function autocannon(options: Options): Promise<object>;
}
