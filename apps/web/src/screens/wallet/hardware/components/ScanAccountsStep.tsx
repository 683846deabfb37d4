import { Button } from '@mantine/core'
import type { ReadState } from '../HardwareStep.ts'
import { CodeInput } from './CodeInput.tsx'
import styles from './Hardware.module.css'

type Props = { readonly onCode: (code: string) => ReadState; readonly onCancel: () => void }

/** The device shows its public keys as a code. The page receives nothing else. */
export function ScanAccountsStep({ onCode, onCancel }: Props) {
  return (
    <>
      <ol className={styles.steps}>
        <li>On the device open “Connect software wallet”, choose one that uses Ethereum.</li>
        <li>It shows a code with public keys. The page can watch your addresses with them, but cannot sign.</li>
        <li>Hold the code in front of the camera.</li>
      </ol>
      <CodeInput label="Camera picture, looking for your accounts" onCode={onCode} />
      <Button onClick={onCancel}>Cancel</Button>
    </>
  )
}
