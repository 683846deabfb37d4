import { FieldNote, Icon, InfoNote } from '@countersign/ui'
import { Button, Loader } from '@mantine/core'
import { useId } from 'react'
import type { HardwareRequest } from '../HardwareRequest.ts'
import type { HardwareStep } from '../HardwareStep.ts'
import type { HardwareWallet } from '../HardwareWallet.ts'
import styles from './Hardware.module.css'
import { RequestPanel } from './RequestPanel.tsx'
import { hardwareMessages } from '../hardwareMessages.ts'

type Cancel = { readonly onCancel: () => void }

export function WaitStep({ text, onCancel }: Cancel & { readonly text: string }) {
  return (
    <>
      <p className={styles.waiting} role="status">
        <Loader /> {text}
      </p>
      <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
    </>
  )
}

const TO_ATTACH = { ledger: 'attachLedger', trezor: 'attachTrezor', keystone: 'attachKeystone' } as const

type AttachProps = Cancel & { readonly wallet: HardwareWallet; readonly onContinue: () => void }

/** Browsers grant access to devices, and open windows, only directly after a click. */
export function AttachStep({ wallet, onContinue, onCancel }: AttachProps) {
  return (
    <>
      {wallet === 'trezor' && (
        <InfoNote title={hardwareMessages.contactsTrezor}>{hardwareMessages.contactsTrezorText}</InfoNote>
      )}
      <ol className={styles.steps}>
        {hardwareMessages[TO_ATTACH[wallet]].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className={styles.two}>
        <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
        <Button variant="filled" data-autofocus onClick={onContinue}>
          {hardwareMessages.continue}
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
        <Loader /> {hardwareMessages.compare}
      </p>
      <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
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
        <Button onClick={onCancel}>{isFinal ? hardwareMessages.close : hardwareMessages.cancel}</Button>
        {!isFinal && (
          <Button
            variant="filled"
            leftSection={<Icon name="refresh" />}
            data-autofocus
            aria-describedby={noteId}
            onClick={answer}
          >
            {hardwareMessages.tryAgain}
          </Button>
        )}
      </div>
    </>
  )
}
