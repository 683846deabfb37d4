import { FieldNote, Icon, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { NonceField } from '../../../parts/forms/NonceField.tsx'
import { SafeTxGasField } from '../../../parts/forms/SafeTxGasField.tsx'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { MOST_NOTE_CHARACTERS } from '../model/checkNote.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import styles from './Send.module.css'

/** The fields of every transaction besides its calls: nonce, note, and gas if the chain allows it. */
export function OptionFields({ send }: { send: SendFormApi }) {
  const { chain } = useAccount()
  return (
    <>
      <div className={styles.options}>
        <NonceField id="send-nonce" choice={send.nonceChoice} onChange={send.setNonce} />
        <div id="send-note">
          <TextInput
            label={
              <>
                Note <small>optional, not signed</small>
              </>
            }
            placeholder={`Up to ${MOST_NOTE_CHARACTERS} characters`}
            value={send.form.note}
            error={send.noteProblem !== null}
            {...describedBy(send.noteProblem && 'send-note-problem')}
            onChange={(event) => send.setNote(event.currentTarget.value)}
          />
          {send.noteProblem && (
            <FieldNote kind="error" id="send-note-problem">
              {send.noteProblem}
            </FieldNote>
          )}
        </div>
      </div>
      {hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL') && <Advanced send={send} />}
    </>
  )
}

function Advanced({ send }: { send: SendFormApi }) {
  const { form, setSafeTxGas } = send
  const { data: safe } = useQuery(safeQuery(useAccount().key))
  const [isOpen, setOpen] = useState(form.safeTxGas !== '')
  return (
    <div className={styles.advanced}>
      <button type="button" className="cs-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} /> Advanced
      </button>
      {isOpen && (
        <SafeTxGasField
          id="send-gas"
          value={form.safeTxGas}
          version={safe?.version?.split('+')[0] ?? null}
          onChange={setSafeTxGas}
        />
      )}
    </div>
  )
}
