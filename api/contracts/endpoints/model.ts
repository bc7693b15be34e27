import { inArea, type Rows } from '../endpoint.ts'
import {
  foundSchema,
  modelBody,
  modelListSchema,
  modelSchema,
  serverBody,
  testBody,
  testResultSchema,
} from '../model.ts'

export const modelEndpoints = inArea('Administration', {
  getModel: {
    route: 'GET /api/admin/model',
    access: 'admin',
    scope: 'admin',
    summary: 'The model that reviews, and where each setting comes from; never its key',
    answer: modelSchema,
  },
  updateModel: {
    route: 'PUT /api/admin/model',
    access: 'admin',
    // The model's address decides where submissions are sent and outlives a key, so only a person may change it.
    scope: null,
    summary: 'Change some settings of the model; every worker uses them from its next review on',
    body: modelBody,
    answer: modelSchema,
    ifMatch: true,
    freshPassword: true,
  },
  findModels: {
    route: 'POST /api/admin/model/find',
    access: 'admin',
    scope: null,
    summary: 'Model servers that answer at the usual addresses of the worker’s machine',
    answer: foundSchema,
  },
  listModels: {
    route: 'POST /api/admin/model/list',
    access: 'admin',
    scope: null,
    summary: 'The models that a server lists',
    body: serverBody,
    answer: modelListSchema,
  },
  testModel: {
    route: 'POST /api/admin/model/test',
    access: 'admin',
    scope: null,
    summary: 'Test a model: whether it answers, in which form, and whether a long prompt reaches it whole',
    description: 'It sends two short requests to the model and may take a minute. It changes nothing.',
    body: testBody,
    answer: testResultSchema,
  },
} as const satisfies Rows)
