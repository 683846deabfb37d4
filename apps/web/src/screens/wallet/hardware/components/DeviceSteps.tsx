import { FieldNote, Icon, InfoNote } from '@countersign/ui'
import { Button, Loader } from '@mantine/core'
import { useId } from 'react'
import type { HardwareRequest } from '../HardwareRequest.ts'
import type { HardwareStep } from '../HardwareStep.ts'
import type { HardwareWallet } from '../HardwareWallet.ts'
import styles from './Hardware.module.css'
import { RequestPanel } from './RequestPanel.tsx'

type Cancel = { readonly onCancel: () => void }

export function WaitStep({ text, onCancel }: Cancel & { readonly text: string }) {
  return (
    <>
      <p className={styles.waiting} role="status">
        <Loader /> {text}
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  )
}

const TO_ATTACH: Readonly<Record<HardwareWallet, readonly string[]>> = {
  ledger: [
    'Plug it in and unlock it with its PIN.',
    'Open its Ethereum app.',
    'Press Continue and choose it in the list of the browser.',
  ],
  trezor: [
    'Plug it in and unlock it.',
    'Press Continue. Trezor’s own page opens in a new window.',
    'Allow it to connect to the device.',
  ],
  keystone: ['Turn it on.', 'Press Continue.'],
}

type AttachProps = Cancel & { readonly wallet: HardwareWallet; readonly onContinue: () => void }

/** Browsers grant access to devices, and open windows, only directly after a click. */
export function AttachStep({ wallet, onContinue, onCancel }: AttachProps) {
  return (
    <>
      {wallet === 'trezor' && (
        <InfoNote title="This contacts connect.trezor.io">
          Trezor’s page there receives your addresses and what you sign. Countersign contacts it only after you chose
          Trezor.
        </InfoNote>
      )}
      <ol className={styles.steps}>
        {TO_ATTACH[wallet].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className={styles.two}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="filled" data-autofocus onClick={onContinue}>
          Continue
        </Button>
      </div>
    </>
  )
}

type ConfirmProps = Cancel & { readonly wallet: HardwareWallet; readonly request: HardwareRequest }

/** What the device shows now; it is approved only with the device's buttons. */
export function ConfirmStep({ wallet, request, onCancel }: ConfirmProps) {
  return (
    <>
      <RequestPanel wallet={wallet} request={request} />
      <p className={styles.waiting} role="status">
        <Loader /> Compare, then approve on the device
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  )
}

type ProblemProps = Cancel & { readonly step: Extract<HardwareStep, { kind: 'problem' }> }

export function ProblemStep({ step: { problem, answer }, onCancel }: ProblemProps) {
  const isFinal = problem.retry === 'never'
  const noteId = useId()
  return (
    <>
      <FieldNote kind="error" id={noteId}>
        {problem.message}
      </FieldNote>
      <div className={styles.two}>
        <Button onClick={onCancel}>{isFinal ? 'Close' : 'Cancel'}</Button>
        {!isFinal && (
          <Button
            variant="filled"
            leftSection={<Icon name="refresh" />}
            data-autofocus
            aria-describedby={noteId}
            onClick={answer}
          >
            Try again
          </Button>
        )}
      </div>
    </>
  )
}
