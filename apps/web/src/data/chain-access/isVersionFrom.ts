/** Whether a contract answers with this version or a later one; what is no version is an early one. */
export function isVersionFrom(version: string, [major, minor]: readonly [number, number]): boolean {
  const [own = 0, ownMinor = 0] = version.split('.').map(Number)
  return own > major || (own === major && ownMinor >= minor)
}
