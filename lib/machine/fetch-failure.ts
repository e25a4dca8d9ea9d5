/** The part of an error of `fetch` that tells its reason. */
export interface FetchFailure {
  name?: string;
  cause?: { code?: unknown; cause?: { message?: string } };
}

/** The status of a proxy that refuses to lead to a host: `407`. Undefined for another error of `fetch`. */
export function refusalOf({ cause }: FetchFailure): number | undefined {
  const [, status] = /^Proxy response \((\d+)\)/.exec(cause?.cause?.message ?? '') ?? [];
  return status ? Number(status) : undefined;
}
