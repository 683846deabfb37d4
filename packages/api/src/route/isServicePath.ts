/**
 * Whether a path of the host belongs to the service and is never a page of the wallet, whatever a browser accepts.
 *
 * @param path - absolute path without query, `/v2/chains`
 * @example
 * isServicePath('/v1/chains/1/safes/0x…') // true
 * isServicePath('/safes/eth:0x…/queue') // false
 */
export const isServicePath = (path: string): boolean =>
  /^\/(v\d+|tx-service|health|about|metrics|docs)(\/|$)|^\/[\w.-]+\.json$/.test(path)
