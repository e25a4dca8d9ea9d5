declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  // biome-ignore lint/style/noDefaultExport: the package's own form.
  export default function compression(): Middleware;
}
