import type { ChefCardWords } from '../chef-card.ts';

export const vi: ChefCardWords = {
  status: 'unchecked',
  title: { allergy: 'Dị ứng thực phẩm', wishes: 'Xin đọc trước khi nấu' },
  intro: 'Xin đưa thẻ này cho người nấu.',
  count: (foods) => `Số thực phẩm ghi trên thẻ này: ${foods}. Xin đọc đến hết.`,
  foods: {
    dangerous: 'Nguy hiểm, dù chỉ một lượng rất nhỏ. Không được có trong món ăn và không được chạm vào món ăn:',
    ask: 'Không được có trong món ăn. Nếu có thể bị lẫn, dù rất ít, xin cho chúng tôi biết:',
    fine: 'Xin đừng dùng làm nguyên liệu. Bị lẫn một lượng rất nhỏ thì không sao:',
    leaveOut: 'Xin đừng cho vào món ăn:',
  },
  kitchen: 'Trong bếp, xin vui lòng',
  steps: {
    hands: 'Rửa tay và mang găng tay mới.',
    surfaces: 'Dùng mặt bếp, thớt và dao sạch.',
    pans: 'Dùng chảo, nồi và dụng cụ sạch.',
    oil: 'Dùng dầu mới. Không dùng chung nồi chiên với món khác.',
    labels: 'Đọc nhãn của nước sốt, nước dùng và gia vị pha sẵn.',
    unsure: 'Nếu không chắc chắn, xin cho chúng tôi biết. Chúng tôi sẽ chọn món khác.',
  },
  thanks: 'Cảm ơn quý vị đã quan tâm.',
  unchecked: 'Bản dịch này chưa được người bản ngữ kiểm tra.',
};
