/** Texts with prices, orders, guarantees and a reader who is spoken to, that sell nothing; all invented. */
export const others: readonly (readonly [what: string, text: string])[] = [
  [
    'a recipe',
    `Lentil soup for four

You need 250 g of red lentils, an onion, two carrots and a lemon. The lentils cost about 2 euros at the market.

Method
Chop the onion and fry it for five minutes.
Add the lentils and a litre of water. Cook for 20 minutes.
Taste it. If it is too thick, add water.
Serve with the lemon. Try it with bread.

Keeps for three days. You can freeze it.`,
  ],
  [
    'a memo to the staff',
    `To: All staff
From: Facilities
Date: 3 June 2026

The new coffee machine costs 1,900 euros and arrives on Monday 8 June. It is free for you to use until the end of the year; after that a cup costs 30 cents.

Please call Hans on 555 0133 if it leaks. Do not open the back.`,
  ],
  [
    'terms',
    `Terms of service

1. You may cancel your subscription at any time in your account. The price is 12 euros per month.
2. We may change prices with 30 days' notice.
3. If the service is not available for more than 24 hours, we refund one day.
4. We do not cover damage caused by misuse.
Contact us at legal@example.com.`,
  ],
  [
    'a letter to an aunt',
    `Dear Aunt Hilde,

thank you for the 50 euros. I bought a bicycle pump with it and it works every time. You asked how school is: we do fractions, and our teacher says I am quick.

Could you come on Sunday 14 June? Mum makes plum cake. Please call us before, our number is new: 030 555 0144.

Love,
Emil`,
  ],
  [
    'minutes',
    `Minutes of the committee, 12 May 2026
Present: A. Ruiz, B. Okoye, C. Lang

1. Roof: three quotes came in. We order from Dachwerk for 50,600 euros. Ms Lang calls them by Friday.
2. Summer party: 14 euros a head. You can sign up until 1 July.
3. Next meeting on 9 June.`,
  ],
  [
    'a novel',
    `Chapter one

"You can have it for forty pounds," said the man, and he laid the watch on the counter. "Try it. It has never been late."

Ada did not answer. She had counted her money on the stairs: thirty-one pounds a week was what they paid at the mill, and the rent took half of it. If the watch was not right, she would have to come back and ask, and she hated asking.

"Call on me tomorrow," said the man. "We close at six."`,
  ],
  [
    'a vacancy',
    `We are hiring: baker, 30 hours a week

You bake bread from three in the morning. We pay 19 euros an hour, and you get every second weekend off. Our team has six people.

Free bread. A guarantee of 30 hours.

Apply by 1 July: send your CV to jobs@brotwerk.example or call Lena on 030 555 0101.`,
  ],
  [
    'a letter to a tenant',
    `Dear tenant,

from 1 May your rent will be 840 euros a month, which is 35 euros more than before. We have replaced the boiler, and the law lets us pass on part of the cost.

You can object until 31 March. Please reply in writing or call our office on 030 555 0110, Monday to Friday, 9 to 12.

Kind regards,
Hausverwaltung Krause`,
  ],
  [
    'a manual',
    `How to use your washing machine

Open the door and put in the clothes. Close it. Choose a programme. Press start.
If the door does not open, wait for two minutes.
Do not wash more than 7 kg. We do not cover damage by overloading.
Your guarantee: two years on parts. Call 0800 555 0123, every day from 8 to 20.
Spare filters cost 12 euros each.`,
  ],
  [
    'an abstract',
    `Willingness to pay for refill stations

We asked 412 customers of nine supermarkets what they would pay for refilled detergent. At a price of 3 euros per litre, 61% said that they would buy. Where a guarantee of quality was shown, the share rose to 70%. We did not cover online shops. The results help retailers to set prices.`,
  ],
  [
    'a request for a budget',
    `Subject: Budget for a scheduling tool

Hi Karin,

I would like us to buy Rotalot. It costs 490 dollars a month and would help our team to plan shifts. You said we have 6,000 dollars left.

If it does not save us ten hours a month by June, we cancel; there is a money-back guarantee. Could you approve it by Thursday 12 March?

Thanks,
Ole`,
  ],
  [
    'a piece of news',
    `Bike rental opens in Ghent

Ghent, 4 May. A bike rental with twelve cargo bikes opened on Monday at four stations. An hour costs 3.50 euros, a day 18 euros. Users unlock the bikes with their phones.

"We sold our car," said Lotte Maes, who used the service in its trial. The city pays 40,000 euros a year. Critics say that you cannot leave a bike outside a station without paying 15 euros.

The stations are at Dampoort, Sint-Pieters, Korenmarkt and Ledeberg.`,
  ],
  [
    'an answer to a customer',
    `Subject: Your refund

Hello Jonas,

thank you for writing. We have refunded the 29 euros for May; you will see the money on your account within five days. Your plan is cancelled.

If anything else is wrong, reply to this mail or call us on 030 555 0188, Monday to Friday, 9 to 17.

Best regards,
Mira, customer support`,
  ],
  [
    'a plan',
    `Marketing plan 2026

Our customers are bakeries. We want 40 new customers by June. The price stays at 49 euros a month. We book ads for 2,000 euros and offer a free trial of 14 days.

You can find the figures in the appendix. Call Jens for questions: 030 555 0166.`,
  ],
  [
    'an appeal',
    `Give a bed for one night

Your 20 euros pay for one night in our shelter. Donate now.

How it works
You give. We make the bed. Somebody sleeps.

What guests say
"I slept." Pavel

Registered charity. Call us on 030 555 0122.`,
  ],
  [
    'a letter to parents',
    `Class trip to Lübeck

Dear parents,

on 14 June class 6b goes to Lübeck. It costs 38 euros a child; the train is in the price. You can pay in two parts. We offer vegetarian food.

Please sign the form and return it by 1 June. If your child is ill, we refund the food, but the ticket is not covered. Call me on 0451 555 0190, weekdays from 14 to 16.

Kind regards,
F. Petersen`,
  ],
  [
    'a proposal inside a house',
    `Proposal: move the stockroom to the ground floor

We lose about 40 minutes a day on the stairs. I propose to swap the stockroom and the meeting room.

Costs
Shelves: 1,200 euros
Movers, one day: 900 euros
Total: 2,100 euros

We could start on Monday 4 May. You would get the smaller room. If the board agrees by 20 April, the movers can be ordered.`,
  ],
  [
    'an article',
    `Five ways to keep bread fresh

You bake once a week and the bread goes hard on Wednesday. Here is what works.

Put it into a linen bag. Linen bags cost about 9 euros each.
Freeze half of it. Slice it first.
Do not put it into the fridge.

Subscribe for more. What do you do with old bread? Write to me at hello@krume.example.`,
  ],
  [
    'a menu',
    `Café Ro

Breakfast
Porridge 6.50 euros
Eggs on toast 9 euros

Lunch
Soup of the day 8 euros
Order at the counter. Ask us about allergens.
Open every day from 8 to 17. Call 031 555 0112 to book a table.`,
  ],
  [
    'a confirmation',
    `Subject: Your order 20418

Hello Ana,

thank you for your order. We deliver on Thursday 12 March between 9 and 12.

Large box: 26 euros
Crate: 9 euros
Total: 35 euros

If something is not right, reply to this mail and you get your money back.

Best,
Loambox`,
  ],
]
