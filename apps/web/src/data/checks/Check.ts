export { attempt, dangersOf, worstFirst, type Check, type CheckId, type Read } from '@countersign/safe/checks'
