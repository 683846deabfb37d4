import { defineMessages } from '@countersign/primitives'

export const deviceHashMessages = defineMessages('device-hashes', {
  title: 'On your device',
  kind: 'Kind of device',
})
