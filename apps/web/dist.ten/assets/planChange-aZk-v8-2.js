export { t as planChange } from './setup_.recovery-_3VCMh6H.js'
