export { DEVICE_NAMES, type DeviceKind, type TitledHash, deviceKindOf, deviceLayout } from './device/deviceLayout.ts'
