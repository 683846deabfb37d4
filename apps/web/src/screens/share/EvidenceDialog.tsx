import { printEvidenceFile, printEvidenceText } from '@countersign/safe/exchange'
import { type Hex, errorText } from '@countersign/primitives'
import { FieldNote, RichText } from '@countersign/ui'
import { Button, Group, Modal } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { saveText } from '../../parts/exchange/saveText.ts'
import styles from './Share.module.css'
import { shareMessages } from './shareMessages.ts'

type Props = {
  /** What the file contains. */
  readonly children: ReactNode
  /** Makes the record, and the hash that names it. */
  readonly make: () => Promise<{ readonly evidence: Parameters<typeof printEvidenceFile>[0]; readonly hash: Hex }>
  readonly onClose: () => void
}

const VERIFY = 'npm run verify-evidence' // no message: a command

/** Saves a record as JSON for programs, or as text to read. */
export function EvidenceDialog({ children, make, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const noteId = problem === null ? undefined : id
  const save = async (kind: 'json' | 'text') => {
    setProblem(null)
    try {
      const { evidence, hash } = await make()
      const name = `evidence-${hash.slice(2, 10)}`
      if (kind === 'json') saveText(`${name}.json`, printEvidenceFile(evidence))
      else saveText(`${name}.txt`, printEvidenceText(evidence), 'text/plain')
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={shareMessages.evidenceFile}
      closeButtonProps={{ 'aria-label': shareMessages.close }}
    >
      <div className={styles.stack}>
        <p>
          {children} <RichText text={shareMessages.verifyOffline} slots={{ command: <code>{VERIFY}</code> }} />
        </p>
        {problem !== null && (
          <FieldNote kind="error" id={id}>
            {problem}
          </FieldNote>
        )}
        <Group justify="flex-end">
          <Button aria-describedby={noteId} onClick={() => void save('text')}>
            {shareMessages.saveText}
          </Button>
          <Button variant="filled" aria-describedby={noteId} onClick={() => void save('json')}>
            {shareMessages.saveJson}
          </Button>
        </Group>
      </div>
    </Modal>
  )
}
