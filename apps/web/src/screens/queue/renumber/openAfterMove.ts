type Moved = { readonly from: bigint; readonly to: bigint; readonly signatures: number }

/**
 * Moved transactions whose old number no moved one took, and whose signatures stay valid there.
 *
 * @example
 * openAfterMove([{ from: 7n, to: 6n, signatures: 1 }, { from: 8n, to: 7n, signatures: 1 }]) // the second
 */
export function openAfterMove<One extends Moved>(moved: readonly One[]): readonly One[] {
  const taken = new Set(moved.map(({ to }) => to))
  return moved.filter(({ from, signatures }) => signatures > 0 && !taken.has(from))
}
