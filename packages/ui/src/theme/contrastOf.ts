/**
 * The contrast of two colours as WCAG 2.2 computes it, 1 to 21.
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 *
 * @example
 * contrastOf('#000000', '#ffffff') // 21
 */
export function contrastOf(first: string, second: string): number {
  const [bright = 0, dim = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
