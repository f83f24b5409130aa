export { type Consultation, consult } from './consult.ts'
