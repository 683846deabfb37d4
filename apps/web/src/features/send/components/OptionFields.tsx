import { FieldNote, Icon } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { hasFeature } from '../../../shared/config/hasFeature.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'
import { MOST_NOTE_CHARACTERS } from '../model/checkNote.ts'
import type { SendFormApi } from '../useSendForm.ts'
import styles from './Send.module.css'

/** What every transaction has beside its calls: nonce, note, and gas where the network leaves it open. */
export function OptionFields({ send }: { send: SendFormApi }) {
  const { chain } = useAccount()
  return (
    <>
      <div className={styles.options}>
        <NonceField send={send} />
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
            onChange={(event) => send.setNote(event.currentTarget.value)}
          />
          {send.noteProblem && <FieldNote kind="error">{send.noteProblem}</FieldNote>}
        </div>
      </div>
      {hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL') && <Advanced send={send} />}
    </>
  )
}

function NonceField({ send }: { send: SendFormApi }) {
  const { nonceText, nonceProblem, nonceRemark, suggested, form } = send
  return (
    <div id="send-nonce">
      <TextInput
        label="Nonce"
        inputMode="numeric"
        autoComplete="off"
        value={nonceText}
        error={nonceProblem !== null}
        onChange={(event) => send.setNonce(event.currentTarget.value)}
      />
      {nonceProblem && <FieldNote kind="error">{nonceProblem}</FieldNote>}
      {nonceRemark && (
        <FieldNote kind={nonceRemark.verdict === 'caution' ? 'caution' : 'ok'}>{nonceRemark.reason}</FieldNote>
      )}
      {form.nonce !== null && suggested !== null && form.nonce !== suggested && (
        <button type="button" className="cs-link" onClick={() => send.setNonce(null)}>
          Use the suggested {suggested}
        </button>
      )}
    </div>
  )
}

function Advanced({ send }: { send: SendFormApi }) {
  const { form, gasProblem, safeTxGas, setSafeTxGas } = send
  const [isOpen, setOpen] = useState(form.safeTxGas !== '')
  return (
    <div className={styles.advanced}>
      <button type="button" className="cs-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} /> Advanced
      </button>
      {isOpen && (
        <div id="send-gas">
          <TextInput
            label={
              <>
                safeTxGas <small>gas set aside for the call inside</small>
              </>
            }
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
            value={form.safeTxGas}
            error={gasProblem !== null}
            onChange={(event) => setSafeTxGas(event.currentTarget.value)}
          />
          {gasProblem && <FieldNote kind="error">{gasProblem}</FieldNote>}
          {safeTxGas !== null && safeTxGas > 0n && (
            <FieldNote kind="caution">If the call inside fails, the nonce is used up all the same.</FieldNote>
          )}
        </div>
      )}
    </div>
  )
}
