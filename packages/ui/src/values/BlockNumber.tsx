/** Writes a block number with separators: `21,482,113`. */
export function formatBlockNumber(block: bigint | number): string {
  return block.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A block number with separators, never broken across lines. */
export function BlockNumber({ block }: { block: bigint | number }) {
  return <span className="cs-nowrap">{formatBlockNumber(block)}</span>
}
