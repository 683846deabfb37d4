import { BlockedButton, Icon } from '@countersign/ui'
import { showRegion } from './showRegion.ts'

/** In the place of signing, until the hashes were compared with the device. */
export function CompareFirst() {
  return (
    <BlockedButton
      reason="Compare the hashes with your device, then tick that they are the same."
      showReason={false}
      leftSection={<Icon name="device-usb" />}
      onPress={() => showRegion('On your device')}
    >
      Compare, then sign
    </BlockedButton>
  )
}
