import { textOf, type CallTree } from '@countersign/describe/transaction'
import { RememberedDisclosure } from '../../disclosure/Disclosure.tsx'
import { CallsPanel } from '../CallsPanel.tsx'
import { pageMessages } from './pageMessages.ts'
import styles from './Page.module.css'

/** Every call with its exact parameters. */
export function CallsDetail({ tree }: { tree: CallTree }) {
  return (
    <RememberedDisclosure
      id="calls"
      title={tree.total === 1 ? pageMessages.call : pageMessages.calls}
      note={noteOf(tree)}
    >
      <div className={styles.detail}>
        {tree.batch && <p>{pageMessages.batchBy({ contract: tree.batch.contract })}</p>}
        <CallsPanel nodes={tree.nodes} />
      </div>
    </RememberedDisclosure>
  )
}

const MOST_CHARACTERS = 80

function noteOf({ nodes, total, nested }: CallTree): string {
  const [only] = nodes
  if (nodes.length === 1 && only?.meaning.kind === 'delegatecall') return pageMessages.foreignCode
  const calls = pageMessages.callsNote(total)
  if (nested > 0) return pageMessages.callsNested({ calls, nested })
  const words = nodes.length === 1 && only ? textOf(only.title) : ''
  return words === '' || words.length > MOST_CHARACTERS
    ? calls
    : pageMessages.callNote({ call: `${words.charAt(0).toLowerCase()}${words.slice(1)}` })
}
