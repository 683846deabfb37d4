import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { HardwareStep } from '../HardwareStep.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './Hardware.module.css'
import { QrFrames } from '../../../../parts/qr/QrFrames.tsx'
import { RequestPanel } from './RequestPanel.tsx'

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
        <p className={styles.words}>2 of 2. Hold the code on the device in front of the camera.</p>
        <CodeInput label="Camera picture, looking for the signature" onCode={step.answer} />
        <Button leftSection={<Icon name="chevron-left" />} onClick={() => setAnswering(false)}>
          Show the request again
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.words}>
        1 of 2. Scan this code with the device, compare what it shows, and approve it there.
      </p>
      <QrFrames frames={step.frames} label="Request for your device" />
      <div className={styles.two}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="filled" data-autofocus onClick={() => setAnswering(true)}>
          The device has signed
        </Button>
      </div>
      <RequestPanel wallet="keystone" request={step.request} />
    </>
  )
}
