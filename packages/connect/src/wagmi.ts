export { withWagmi } from './kit/withWagmi.ts'
