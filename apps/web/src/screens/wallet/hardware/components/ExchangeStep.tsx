import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { HardwareStep } from '../HardwareStep.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './Hardware.module.css'
import { QrFrames } from '../../../../parts/qr/QrFrames.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { hardwareMessages } from '../hardwareMessages.ts'

type Props = {
  readonly step: Extract<HardwareStep, { kind: 'exchange' }>
  readonly onCancel: () => void
}

/** Two codes: first ours for the device, then the device's answer for this page. */
export function ExchangeStep({ step, onCancel }: Props) {
  const [isAnswering, setAnswering] = useState(false)
  if (isAnswering)
    return (
      <>
        <p className={styles.words}>{hardwareMessages.second}</p>
        <CodeInput label={hardwareMessages.lookingForSignature} onCode={step.answer} />
        <Button leftSection={<Icon name="chevron-left" />} onClick={() => setAnswering(false)}>
          {hardwareMessages.showAgain}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.words}>{hardwareMessages.first}</p>
      <QrFrames frames={step.frames} label={hardwareMessages.requestCode} />
      <div className={styles.two}>
        <Button onClick={onCancel}>{hardwareMessages.cancel}</Button>
        <Button variant="filled" data-autofocus onClick={() => setAnswering(true)}>
          {hardwareMessages.hasSigned}
        </Button>
      </div>
      <RequestPanel wallet="keystone" request={step.request} />
    </>
  )
}
