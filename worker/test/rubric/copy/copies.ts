/** Marketing and sales copy as customers paste it into a text, of several trades; all invented. */

export const vegBox = `Vegetables from six farms, at your door on Thursday

Loambox packs what was picked on Wednesday and brings it by bicycle to every address inside the Lisbon ring road.

Order your first box

What you get
Small: 5 kg, 8 kinds, 17 euros a box.
Large: 9 kg, 11 kinds, 26 euros a box.
Delivery is in the price.

How it works
Choose a size and a street.
Write down what nobody at your table eats.
Put the empty crate out on Thursday morning and find a full one at noon.

What our customers say
"We eat kale now. I did not see that coming." Rita Moura, Graça
"In August there were four boxes of courgettes in a row." Tomás P., Arroios, still a customer

Good to know
We do not deliver to offices.
A crate that is lost costs 9 euros.
You can pause any week until Monday at 18.

Questions? Write to Joana at joana@loambox.example or ring 21 555 0134, weekdays from 8 to 16.`

export const payrollMail = `Subject: Payroll for 14 people in 20 minutes

Hello Mr. Sørbø,

when we spoke at the Bergen chamber you told me that your bookkeeper loses two days a month to payroll.

We run payroll for restaurants. At Kafé Spekk in Stavanger, with 16 staff, the last run took 22 minutes.

The price is 39 kroner per employee and month. There is no contract; you can leave after any month.

We do not handle pensions from before 2019.

Would you look at it with me on Tuesday 9 June at 14? Fifteen minutes are enough, and I bring your tariff.

Kind regards,
Ingunn Tveit
Lønnhuset, 55 55 01 42`

export const languageSchool = `Learn Dutch in the evening, twelve people at most

Book a trial lesson

For people who work in Utrecht and want to follow a meeting without English.

What it costs
24 evenings: 690 euros. The book is included.
In three instalments: 230 euros each.
If you stop after the second evening, you get 630 euros back.

Why us
Our teachers have taught here since 2011. In 2025, 143 of 171 learners passed the state exam at level B1 after two courses.

Who it is not for
It is not for you if you cannot come twice a week: the groups move on without you.

Frequently asked questions
How much time does it take? Two evenings of two hours, and about an hour at home.
Can I change groups? Yes, once, until the fourth week.
Do you teach online? No. We tried, and people stopped talking.

Book a trial lesson
Or call Marieke on 030 555 0119, Monday to Thursday, 13 to 19.`

export const caseStudy = `Case study: how a ferry line cut its queue at the ramp

Customer: Fjordbåt AS, 4 ferries, 61 employees
Product: Ramplight by Sjøsignal

The problem
In July 2024 cars waited 47 minutes on average, and drivers quarrelled about whose turn it was.

What we did
We put a number on every lane and a light over each one. Two people from our side stayed on the quay for nine days.

The result
In July 2025 the average wait was 29 minutes. Complaints fell from 212 to 64.
"We had tried three signs and a man with a whistle. The light is the first thing that drivers believe." Aslaug Nymo, harbour master

What did not work
The lights could not be read in low sun. We changed the lamps in the second week, at our cost.

Would it work on your quay? Call us on 22 555 0188 and we count your cars for one day, free of charge.`

export const softwarePage = `Know which freezer will fail next week

Frostwatch reads the temperature of every freezer in a supermarket each minute and calls the manager before food is lost.

Start a free 14-day trial

Pricing
$12 per freezer per month. Sensors cost $29 each, once.
Cancel any time in your account.

Numbers from our customers
Between January and June 2025 our sensors watched 1,904 freezers in 88 shops. They raised 312 alarms; 271 were real.

Privacy
Temperatures are stored in Virginia for 13 months and then deleted. We collect nothing about people.

Start a free 14-day trial`

export const weddingOffer = `Offer for your wedding on 5 September 2026

Dear Ms. Okafor, dear Mr. Brandt,

thank you for coming to taste on Sunday. You asked for a menu without nuts, served at long tables, for 84 guests.

We suggest three courses and a midnight soup. The kitchen is nut-free on that day; we tell our bakers in writing.

Menu for 84 guests at €62: €5,208
Service, seven people until 1 a.m.: €1,680
Wine, by the bottle that is opened: €19 each
Total without wine: €6,888, VAT included

If more than eight guests fall ill at short notice, we charge only those who eat, down to 70.
We do not bring tables or glasses; Festverleih Harms does that well.

The date is kept for you until 15 February 2026. Reply to this mail or ring Tunde on 040 555 0163.

Kind regards,
Tunde Adeyemi, Langtisch Catering`

export const cleaningMail = `Subject: Windows on Harbour Street before the regatta

Dear Ms. Lindqvist,

we clean the windows of nine shops in Harbour Street, among them Bergman Optik and Café Ro, and pass yours every second Friday.

Your two display windows and the door would be 340 kronor a time, VAT included. We could do them for the first time on Friday 22 May, a week before the regatta.

If it rains within 24 hours, we come again and you pay nothing.

We do not use ladders above the second floor.

Would that suit you? A yes by Wednesday 20 May is enough.

Best wishes,
Samir Haddad, Klarsikt, 031 555 0199`

export const weakAgency = `Take your brand to the next level

We are a full-service digital agency that delivers innovative solutions to businesses of all sizes.

Learn more

Our values
Innovative
Passionate
Transparent

Loved by hundreds of clients around the world.
Results guaranteed.

"They are amazing!" - A happy client

Hurry, this month only: 30% off every package!

Contact us for a quote`
