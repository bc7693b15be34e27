import { contentTypes, panelTypes, projectStatuses } from '#db/vocabulary.ts'
import { panelWords } from './panel-words.ts'
import { statusWords, typeWords } from './words.ts'

export const statusFilter = {
  name: 'status',
  label: 'Status',
  all: 'All Statuses',
  options: projectStatuses.map(value => ({ value, label: statusWords[value].label })),
}
export const typeFilter = {
  name: 'type',
  label: 'Type',
  all: 'All Types',
  options: contentTypes.map(value => ({ value, label: typeWords[value] })),
}
export const panelFilter = {
  name: 'panel',
  label: 'Panel',
  all: 'All Panels',
  options: panelTypes.map(value => ({ value, label: panelWords[value] })),
}
