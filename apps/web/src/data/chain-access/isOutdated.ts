import { isVersionBelow } from '@countersign/safe/light'

const VERSION = /^\d+\.\d+\.\d+/

/** Whether a contract version is older than the recommended one. False when either text is not a version. */
export const isOutdated = (version: string | null, recommended: string | null): boolean =>
  version !== null &&
  recommended !== null &&
  VERSION.test(version) &&
  VERSION.test(recommended) &&
  isVersionBelow(version, recommended)
