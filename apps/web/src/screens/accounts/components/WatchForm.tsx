import { Button, TextInput, NativeSelect } from '@mantine/core'
import { FieldNote, describedBy } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useId, type FormEvent } from 'react'
import type { Chain } from '@countersign/api'
import { useWatchAccount } from '../useWatchAccount.ts'
import styles from './FirstRun.module.css'
import { watchMessages } from '../watchMessages.ts'

type Props = {
  /** The account that a link named. */
  readonly text?: string | undefined
  readonly submitLabel?: string
  readonly onAdded?: () => void
}

/** Opens an account by its address. The input is kept if the address is refused. */
export function WatchForm({ text, submitLabel = watchMessages.watch, onAdded }: Props) {
  const watch = useWatchAccount(text, onAdded)
  const { outcome } = watch
  const noteId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void watch.submit()
  }
  const isRefused = outcome.kind === 'error'
  return (
    <form className={styles.watch} onSubmit={submit} noValidate>
      <TextInput
        aria-label={watchMessages.address}
        placeholder={watchMessages.placeholder}
        value={watch.text}
        onChange={(event) => watch.setText(event.currentTarget.value)}
        error={isRefused}
        {...describedBy((outcome.kind === 'error' || outcome.kind === 'caution') && noteId)}
        autoComplete="off"
        spellCheck={false}
      />
      {watch.chain && watch.chains.length > 1 ? (
        <NetworkSelect chains={watch.chains} value={watch.chain.chainId} onChange={watch.setChain} />
      ) : (
        <span />
      )}
      <Button type="submit" loading={outcome.kind === 'checking'}>
        {submitLabel}
      </Button>
      {(outcome.kind === 'error' || outcome.kind === 'caution') && (
        <FieldNote kind={outcome.kind} id={noteId}>
          {outcome.sentence}{' '}
          {outcome.kind === 'caution' && (
            <button type="button" className="cs-link" onClick={watch.addAnyway}>
              {watchMessages.anyway}
            </button>
          )}
          {outcome.account !== undefined && (
            <Link to="/safes/$safe" params={{ safe: outcome.account }} className="cs-link">
              {watchMessages.open}
            </Link>
          )}
        </FieldNote>
      )}
    </form>
  )
}

interface NetworkSelectProps {
  chains: readonly Chain[]
  value: string
  onChange(chainId: string): void
}

function NetworkSelect({ chains, value, onChange }: NetworkSelectProps) {
  return (
    <NativeSelect
      aria-label={watchMessages.network}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={chains.map(({ chainId, chainName }) => ({ value: chainId, label: chainName }))}
    />
  )
}
