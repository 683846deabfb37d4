export type { Confirmation, JudgedSignature as ReviewedSignature } from '@countersign/safe/checks'
