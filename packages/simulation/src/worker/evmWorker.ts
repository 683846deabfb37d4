import { serveEvm } from './serveEvm.ts'

serveEvm(self)
