const WINDOW_SECONDS = 3600

/**
 * The hour in which a delete request is signed. A service accepts the current and the previous one.
 *
 * @param unixSeconds the time
 * @example
 * deleteRequestTotp(1_700_000_000) // 472222
 */
export function deleteRequestTotp(unixSeconds: number): number {
  return Math.floor(unixSeconds / WINDOW_SECONDS)
}
