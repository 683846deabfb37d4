import { FieldNote, RichText, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { Advanced } from '../../../parts/forms/Advanced.tsx'
import { NonceField } from '../../../parts/forms/NonceField.tsx'
import { SafeTxGasField } from '../../../parts/forms/SafeTxGasField.tsx'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { MOST_NOTE_CHARACTERS } from '../model/checkNote.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import styles from './Send.module.css'
import { sendMessages as messages } from '../sendMessages.ts'

/** The fields of every transaction besides its calls: a note, and under Advanced its number and, if the chain allows it, gas. */
export function OptionFields({ send }: { send: SendFormApi }) {
  return (
    <>
      <div className={styles.options}>
        <div id="send-note">
          <TextInput
            label={<RichText text={messages.note} slots={{ note: (words) => <small>{words}</small> }} />}
            placeholder={messages.noteLimit(MOST_NOTE_CHARACTERS)}
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
      <AdvancedFields send={send} />
    </>
  )
}

function AdvancedFields({ send }: { send: SendFormApi }) {
  const { chain, key } = useAccount()
  const { form, setSafeTxGas } = send
  const { data: safe } = useQuery(safeQuery(key))
  return (
    <Advanced
      isFilled={form.safeTxGas !== '' || form.nonce !== null}
      hasProblem={send.nonceProblem !== null || send.gasProblem !== null}
    >
      <NonceField id="send-nonce" choice={send.nonceChoice} onChange={send.setNonce} />
      {hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL') && (
        <SafeTxGasField
          id="send-gas"
          value={form.safeTxGas}
          version={safe?.version?.split('+')[0] ?? null}
          onChange={setSafeTxGas}
        />
      )}
    </Advanced>
  )
}
