import { FieldNote, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import type { NamesProblem } from '../checkNames.ts'
import type { ChainNames } from '../describeChain.ts'
import styles from './Networks.module.css'
import { addNetworkMessages } from '../addNetworkMessages.ts'

const LABELS = { chainName: 'name', shortName: 'prefix', symbol: 'coin' } as const

type Props = {
  readonly names: ChainNames
  readonly problem: NamesProblem | null
  readonly onChange: (names: ChainNames) => void
}

/** The names of a new chain; a problem is shown at its field. */
export function NameFields({ names, problem, onChange }: Props) {
  const noteId = useId()
  return (
    <>
      <div className={styles.names}>
        {(['chainName', 'shortName', 'symbol'] as const).map((field) => {
          const isWrong = problem?.fields.includes(field) ?? false
          return (
            <TextInput
              key={field}
              label={addNetworkMessages[LABELS[field]]}
              value={names[field]}
              error={isWrong}
              {...describedBy(isWrong && noteId)}
              onChange={(event) => onChange({ ...names, [field]: event.currentTarget.value })}
            />
          )
        })}
      </div>
      {problem && (
        <FieldNote kind="error" id={noteId}>
          {problem.words}
        </FieldNote>
      )}
    </>
  )
}
