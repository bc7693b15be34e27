import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { estimateQuery, estimateSchema, measurementSchema } from '../estimate.ts'
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
  estimateReview: {
    route: 'GET /api/estimate',
    area: 'Projects',
    access: 'user',
    scope: 'read',
    summary: 'What a review would be made with, and what it may take and cost',
    description:
      'By what up to 20 reviews of whole panels with the same engine and model used, those about as long if there are ' +
      'any; without such, by the structure of a review too. ' +
      'Give the length of the submission in `tokens`, as `POST /api/estimate` measures it; otherwise a website or a ' +
      'project counts as long as when it was last read.',
    query: estimateQuery,
    answer: estimateSchema,
  },
  measureFile: {
    route: 'POST /api/estimate',
    area: 'Projects',
    access: 'user',
    scope: 'submit',
    summary: 'Measure a file before it is submitted; nothing of it is kept',
    upload: 'file',
    body: z.object({}),
    answer: measurementSchema,
    refusals: ['invalid_file', 'too_many_requests'],
  },
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
    // It decides where submissions are sent, and the change outlives a key, so only a person may make it.
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
