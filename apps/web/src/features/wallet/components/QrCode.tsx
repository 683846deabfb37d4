export { QrCode } from '../../../shared/qr/QrCode.tsx'
