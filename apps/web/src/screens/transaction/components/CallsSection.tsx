import { SectionHeading } from '@countersign/ui'
import { CallsPanel } from '../../../parts/transaction/CallsPanel.tsx'
import type { CallTree } from '@countersign/describe/transaction'

/** Every call, numbered, to any depth. */
export function CallsSection({ tree }: { tree: CallTree | null }) {
  if (tree === null) return null
  return (
    <section>
      <SectionHeading
        title="Calls"
        count={tree.nested > 0 ? `${tree.total}, with ${tree.nested} nested` : tree.total}
        action={tree.batch && `delegatecall to ${tree.batch.contract}`}
      />
      <CallsPanel nodes={tree.nodes} />
    </section>
  )
}
