const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** The three numbers of a version, null for any other text. */
export function readVersion(text: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = VERSION.exec(text) ?? []
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)]
}

/** Negative when the first is older. Texts that are no versions are the oldest. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [readVersion(left) ?? [-1, -1, -1], readVersion(right) ?? [-1, -1, -1]]
  for (const [index, number] of a.entries()) if (number !== b[index]) return number - (b[index] ?? 0)
  return 0
}
