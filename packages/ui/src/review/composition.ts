import { numberMarks } from '@countersign/primitives'
/** A part of a whole. */
export interface CompositionPart {
  id: string
  label: string
  /** In one unit over all parts; null without a price. */
  value: number | null
}

/** A part with its share of the priced whole and its tint. */
export interface CompositionShare<Part extends CompositionPart> {
  part: Part
  /** 0 to 1; null without a price. */
  share: number | null
  /** With one decimal; null without a price. */
  percent: string | null
  /** 1 (darkest) to 5. */
  tint: number
}

/** Orders parts by value and gives each its tint; parts without a price come last. */
export function composition<Part extends CompositionPart>(parts: readonly Part[]): CompositionShare<Part>[] {
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0)
  return [...parts]
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
    .map((part, index) => {
      const share = part.value === null || total === 0 ? null : Math.max(0, part.value) / total
      return { part, share, percent: share === null ? null : percentText(share * 100), tint: Math.min(index + 1, 5) }
    })
}

const percentText = (percent: number): string => percent.toFixed(1).replace('.', numberMarks().decimal)
