export { addressOf, numberOf, readPermit, type Allowance, type Permit } from '@countersign/safe/checks'
