/** What a version of the SDK has, by when it came. */
export function since(version: string, first: string): boolean {
  const [given, wanted] = [version, first].map((text) => text.split('.').map(Number))
  const place = [0, 1, 2].find((index) => given?.[index] !== wanted?.[index])
  return place === undefined || (given?.[place] ?? 0) > (wanted?.[place] ?? 0)
}
