/** Whether a contract reports this version or a later one. A text that is not a version counts as an early version. */
export function isVersionFrom(version: string, [major, minor]: readonly [number, number]): boolean {
  const [own = 0, ownMinor = 0] = version.split('.').map(Number)
  return own > major || (own === major && ownMinor >= minor)
}
