import { VerdictNote } from '@countersign/ui'

/** Shown for a chain without a node: nothing could be checked. */
export function UnknownChain({ chainId, name }: { chainId: bigint; name: string | null }) {
  return (
    <VerdictNote verdict="danger" title="Its network is not configured here" announce>
      It is for chain {String(chainId)}
      {name === null ? '' : `, which its sender calls ${name}`}. Add the network first, or open the item in the
      verifier.
    </VerdictNote>
  )
}
