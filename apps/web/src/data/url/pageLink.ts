import { env } from '../config/env.ts'

/** The complete URL of a page, for sharing. @param path - as in /safes/eth:0x…/queue */
export const pageLink = (path: string): string =>
  env.isPortable ? `${location.origin}${location.pathname}#${path}` : `${location.origin}${path}`
