export { addressOf, numberOf, primaryTypeOf, readPermit, type Allowance, type Permit } from '@countersign/safe/checks'
