import type { Check } from '@countersign/safe/checks'
import { printEvidenceFile, printEvidenceText } from '@countersign/safe/exchange'
import { FieldNote } from '@countersign/ui'
import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { messageProposalOf, type ShareableMessage } from '../../shared/exchange/messageProposalOf.ts'
import { saveText } from '../../shared/exchange/saveText.ts'
import { messageMeaning } from '../../shared/message-view/messageMeaning.ts'
import { useOverrides } from '../../shared/review/overrideStore.ts'
import { textOf } from '../../shared/transaction-view/TextPart.ts'
import { useViewContext } from '../../shared/transaction-view/useViewContext.ts'
import { useAccount } from '../../shared/url/useAccount.ts'
import { messageEvidenceOf } from './messageEvidenceOf.ts'
import styles from './Share.module.css'

type Props = { readonly source: ShareableMessage; readonly checks: readonly Check[]; readonly onClose: () => void }

/** A record of this message as a file: for programs, or to read. */
export function MessageEvidenceMenu({ source, checks, onClose }: Props) {
  const { key } = useAccount()
  const [problem, setProblem] = useState<string | null>(null)
  const context = useViewContext()
  const { safeMessageHash, content } = source.reviewed
  const overrides = useOverrides({ ...key, hash: safeMessageHash })
  const save = async (kind: 'json' | 'text') => {
    setProblem(null)
    try {
      const proposal = messageProposalOf(source, context)
      const statement = textOf(messageMeaning(content, context).statement)
      const evidence = await messageEvidenceOf({ source, proposal, statement, checks, overrides })
      const name = `evidence-${safeMessageHash.slice(2, 10)}`
      if (kind === 'json') saveText(`${name}.json`, printEvidenceFile(evidence))
      else saveText(`${name}.txt`, printEvidenceText(evidence), 'text/plain')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Modal opened onClose={onClose} title="Evidence file" closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.stack}>
        <p>
          The signed message, hashes, facts with their source and block, verdicts and signatures. The JSON is checked
          again offline by <code>npm run verify-evidence</code>.
        </p>
        {problem && <FieldNote kind="error">{problem}</FieldNote>}
        <Group justify="flex-end">
          <Button onClick={() => void save('text')}>Save as text</Button>
          <Button variant="filled" onClick={() => void save('json')}>
            Save as JSON
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
