import type { IncomingHttpHeaders } from 'node:http'

/** From this version on, Chromium accepts an import map after the first module, and refuses scripts without a hash (`Integrity-Policy`). */
const SINCE = 138

/**
 * Whether the browser may load the page's scripts as modules before it has read the document with their hashes: it compiles them while they
 * arrive, and a script that is named as `preload` only after all of it has arrived. Browsers that do not say that they are Chromium ignore an
 * import map that comes after a module, so they get preloads. A page with a service worker gets preloads too: its scripts are kept
 * compiled, and a module that is named in a header would be compiled again.
 */
export function compilesAhead(headers: IncomingHttpHeaders): boolean {
  const version = /"Chromium";v="(\d+)"/.exec(String(headers['sec-ch-ua'] ?? ''))?.[1]
  return Number(version ?? 0) >= SINCE && headers['service-worker-navigation-preload'] === undefined
}
