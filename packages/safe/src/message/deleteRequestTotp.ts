const WINDOW_SECONDS = 3600

/**
 * The hour a delete request is signed in. A service accepts the current one and the one before.
 *
 * @param unixSeconds the time
 * @example
 * deleteRequestTotp(1_700_000_000) // 472222
 */
export function deleteRequestTotp(unixSeconds: number): number {
  return Math.floor(unixSeconds / WINDOW_SECONDS)
}
