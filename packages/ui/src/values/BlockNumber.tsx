import { numberText } from '@countersign/primitives'

/**
 * Writes a block number with the separators of the current language.
 *
 * @example
 * formatBlockNumber(21_482_113n) // '21,482,113'
 */
export function formatBlockNumber(block: bigint | number): string {
  return numberText(block)
}

/**
 * A block number with separators, never broken across lines.
 *
 * @example
 * <BlockNumber block={21_482_113n} />
 */
export function BlockNumber({ block }: { block: bigint | number }) {
  return <span className="cs-nowrap">{formatBlockNumber(block)}</span>
}
